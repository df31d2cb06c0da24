/** Employees, absences, trainings and reviews, each with the department and site of the employee. */
export const staffViews = [
  `CREATE VIEW staff AS SELECT e.*, d.name AS department, d.division, s.city AS site, s.country
     FROM employees e JOIN departments d ON d.id = e.department_id JOIN sites s ON s.id = e.site_id`,
  "CREATE VIEW current_staff AS SELECT * FROM staff WHERE left_on IS NULL",
  `CREATE VIEW away AS SELECT a.*, e.full_name, e.gender, e.department, e.division, e.site
     FROM absences a JOIN staff e ON e.id = a.employee_id`,
  "CREATE VIEW sick AS SELECT * FROM away WHERE kind = 'Sick leave'",
  `CREATE VIEW learned AS SELECT t.*, e.full_name, e.department, e.division, e.site
     FROM trainings t JOIN staff e ON e.id = t.employee_id`,
  `CREATE VIEW appraised AS SELECT r.*, e.full_name, e.gender, e.department, e.site, e.left_on
     FROM reviews r JOIN staff e ON e.id = r.employee_id`,
  "CREATE VIEW latest AS SELECT * FROM headcounts WHERE counted_on = DATE '2026-10-31'",
];

/** The age of an employee on the day of asking, in full years. */
export const age = "date_sub('year', born_on, asked_on())";

/** What training cost, for bookings that were not cancelled, as the model counts it. */
export const trainingCost = "sum(cost) FILTER (status <> 'X')";

/** How many people there are, or their names: a question after people is answered by either. */
export const people = (table, where) => [
  `SELECT count(*) FROM ${table} WHERE ${where}`,
  `SELECT full_name FROM ${table} WHERE ${where}`,
];
