/** Words of a day of birth. */
export const isBirth = /^(birth|born|birthday|birthdate|dob|foaled|hatched|whelped)$/;
