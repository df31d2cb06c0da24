/**
 * How a reading goes by names: a row for each of them (`groups`), those of one name alone (`values`), each as one thing that is
 * counted (`things`), or each as one thing that is looked for elsewhere (`linked`).
 */
export type GoneBy = "groups" | "values" | "things" | "linked";
