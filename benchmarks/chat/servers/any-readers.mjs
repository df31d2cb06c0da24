/** Every measure is of one user, whose thread very many read: more than a service allows by default (D15). */
export const anyReaders = { userMax: Infinity, threadMax: Infinity };
