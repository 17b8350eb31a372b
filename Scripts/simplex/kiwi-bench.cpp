// Solves programs in simplex-bench's text format with kiwi, and prints lines of the same form: the sum of deviations
// per level, and the time of building and solving (reading excluded). Compiled by compare-kiwi.
//
// Kiwi minimizes one weighted sum without levels. Strengths differ by a factor of 1000 from level to level, like its own weak,
// medium and strong, so that it solves the same program unless a thousand rows outweigh one.

#include <kiwi/kiwi.h>

#include <cmath>
#include <ctime>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

/// Milliseconds that this process has computed: on a shared machine, waiting for others is not counted.
static double processorTime() {
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec * 1e3 + time.tv_nsec * 1e-6;
}

struct Row {
    bool required;
    double priority, constant, scale;
    std::string relation;
    std::vector<std::pair<double, int>> terms;
};
struct Program {
    int variables = 0;
    std::vector<std::tuple<int, double, double>> bounds;
    std::vector<Row> rows;
};

static bool read(std::istream &in, Program &program) {
    std::string line;
    bool any = false;
    while (std::getline(in, line)) {
        line = line.substr(0, line.find('#'));
        std::istringstream words(line);
        std::string word;
        if (!(words >> word)) continue;
        if (word == "end") return true;
        any = true;
        if (word == "variables") {
            words >> program.variables;
        } else if (word == "bound") {
            std::string name, lower, upper;
            words >> name >> lower >> upper;
            program.bounds.emplace_back(std::stoi(name.substr(1)), std::stod(lower), std::stod(upper));
        } else {
            Row row;
            row.required = word == "required";
            row.priority = row.required ? 0 : std::stod(word);
            row.scale = 1;
            std::string constant;
            words >> row.relation >> constant;
            row.constant = std::stod(constant);
            while (words >> word && word != ":") {
                std::string value;
                words >> value;
                if (word == "scale") row.scale = std::stod(value);
            }
            std::string coefficient, name;
            while (words >> coefficient >> name)
                row.terms.emplace_back(std::stod(coefficient), std::stoi(name.substr(1)));
            program.rows.push_back(row);
        }
    }
    return any;
}

static kiwi::Constraint make(const Row &row, std::vector<kiwi::Variable> &variables, double strength) {
    std::vector<kiwi::Term> terms;
    terms.reserve(row.terms.size());
    for (auto &[coefficient, variable] : row.terms) terms.emplace_back(variables[variable], coefficient / row.scale);
    auto relation = row.relation == "=" ? kiwi::OP_EQ : row.relation == "<=" ? kiwi::OP_LE : kiwi::OP_GE;
    return kiwi::Constraint(kiwi::Expression(std::move(terms), -row.constant / row.scale), relation, strength);
}

static double deviation(const Row &row, std::vector<kiwi::Variable> &variables) {
    double slack = -row.constant;
    for (auto &[coefficient, variable] : row.terms) slack += coefficient * variables[variable].value();
    slack /= row.scale;
    return row.relation == "=" ? std::fabs(slack) : row.relation == "<=" ? std::fmax(0, slack) : std::fmax(0, -slack);
}

int main(int argc, char **argv) {
    int edits = 0;
    double total = 0;
    int number = 0;
    for (int argument = 1; argument < argc; argument++) {
        if (std::string(argv[argument]) == "--resolve") {
            edits = std::stoi(argv[++argument]);
            continue;
        }
        std::ifstream file(argv[argument]);
        Program program;
        while (read(file, program)) {
            std::map<double, int> levels;
            for (auto &row : program.rows)
                if (!row.required) levels[row.priority] = 0;
            int place = 0;
            for (auto &level : levels) level.second = place++;
            // With more than three levels the steps must be smaller, to stay below kiwi's required strength.
            double step = std::pow(10, place <= 3 ? 3 : 9.0 / place);
            double begin = processorTime();
            kiwi::Solver solver;
            std::vector<kiwi::Variable> variables(program.variables);
            std::string status = "optimal";
            try {
                for (auto &[variable, lower, upper] : program.bounds) {
                    if (std::isfinite(lower)) solver.addConstraint(variables[variable] >= lower);
                    if (std::isfinite(upper)) solver.addConstraint(variables[variable] <= upper);
                }
                for (auto &row : program.rows) {
                    double strength = row.required ? kiwi::strength::required : std::pow(step, levels[row.priority]);
                    auto constraint = make(row, variables, strength);
                    solver.addConstraint(constraint);
                }
                solver.updateVariables();
            } catch (const kiwi::UnsatisfiableConstraint &) {
                status = "infeasible";
            }
            double ms = processorTime() - begin;
            total += ms;
            std::cout.precision(17);
            std::cout << "program " << number++ << " " << status << " ms " << ms << "\n";
            std::map<double, double> objectives;
            for (auto &row : program.rows)
                if (!row.required) objectives[row.priority] += deviation(row, variables);
            for (auto level = objectives.rbegin(); level != objectives.rend(); ++level)
                std::cout << "level " << level->first << " " << level->second << "\n";
            if (edits > 0) {
                // The width of the root, x2, as kiwi wants it: an edit variable.
                kiwi::Solver editable;
                std::vector<kiwi::Variable> fresh(program.variables);
                double base = 0;
                for (auto &[variable, lower, upper] : program.bounds) {
                    if (std::isfinite(lower)) editable.addConstraint(fresh[variable] >= lower);
                    if (std::isfinite(upper)) editable.addConstraint(fresh[variable] <= upper);
                }
                editable.addEditVariable(fresh[2], kiwi::strength::strong * 100);
                for (auto &row : program.rows) {
                    if (row.relation == "=" && row.terms.size() == 1 && row.terms[0].second == 2) {
                        base = row.constant;
                        editable.suggestValue(fresh[2], base);
                        continue;
                    }
                    double strength = row.required ? kiwi::strength::required : std::pow(step, levels[row.priority]);
                    editable.addConstraint(make(row, fresh, strength));
                }
                editable.updateVariables();
                double worst = 0, sum = 0;
                for (int edit = 0; edit < edits; edit++) {
                    double begin = processorTime();
                    editable.suggestValue(fresh[2], base + 1 + edit % 7);
                    editable.updateVariables();
                    double ms =
                        processorTime() - begin;
                    sum += ms;
                    worst = std::fmax(worst, ms);
                }
                std::cout << "resolve ms " << sum / edits << " worst " << worst << "\n";
            }
            program = Program();
        }
    }
    std::cout << "total programs " << number << " build+solve " << total << " ms\n";
}
