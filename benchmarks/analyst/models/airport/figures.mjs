// An airport: figures that several questions ask for, in SQL.

export const pax = "sum(passengers)";
export const cancelled = "1.0 * count(*) FILTER (status = 'cancelled') / count(*)";
