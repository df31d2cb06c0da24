// A charity: figures that several questions ask for, in SQL.

export const income = "sum(amount)";
