// The joined tables that the truths of the driving school speak of, money in pounds.
const people = `l.name AS learner, l.gearbox, l.status AS learner_status, l.joined_on, i.name AS instructor, i.area`;
const onPeople = `JOIN learners l ON l.id = learner_id JOIN instructors i ON i.id = x.instructor_id`;

export const drivingViews = [
  `CREATE VIEW diary AS
     SELECT x.*, minutes / 60 AS hours, x.starts_at::DATE AS day, ${people}, c.plate
     FROM lessons x ${onPeople} LEFT JOIN cars c ON c.id = car_id`,
  "CREATE VIEW taught AS SELECT * FROM diary WHERE status = 'DON'",
  "CREATE VIEW kept AS SELECT * FROM diary WHERE status NOT IN ('CXL', 'CXS')",
  `CREATE VIEW exams AS
     SELECT x.*, x.starts_at::DATE AS day, ${people}, l.is_student FROM tests x ${onPeople}`,
  "CREATE VIEW practicals AS SELECT * FROM exams WHERE kind = 'PRA'",
  `CREATE VIEW sat AS
     SELECT *, (result = 'P')::INTEGER AS passed FROM exams WHERE result IN ('P', 'F')`,
  "CREATE VIEW driven AS SELECT * FROM sat WHERE kind = 'PRA'",
  `CREATE VIEW pupils AS
     SELECT l.*, i.name AS instructor FROM learners l LEFT JOIN instructors i ON i.id = instructor_id`,
  `CREATE VIEW packs AS
     SELECT p.*, (list_pence - discount_pence) / 100 AS price, discount_pence / 100 AS discount,
       refund_pence / 100 AS refund, hours - hours_used AS left_over, l.name AS learner,
       l.status AS learner_status
     FROM packages p JOIN learners l ON l.id = learner_id`,
];
