// The joined tables that the truths of the taxi firm speak of.
export const taxiViews = [
  `CREATE VIEW trips AS
     SELECT r.*, d.name AS driver, d.base, d.contract, d.fuel
     FROM rides r LEFT JOIN drivers d ON d.id = r.driver_id`,
  `CREATE VIEW worked AS
     SELECT s.*, d.name AS driver, d.base, d.contract
     FROM shifts s JOIN drivers d ON d.id = s.driver_id`,
  `CREATE VIEW checks AS
     SELECT i.*, d.name AS driver, d.base, d.plate, d.car, d.fuel, d.status AS driver_status
     FROM inspections i JOIN drivers d ON d.id = i.driver_id`,
];
