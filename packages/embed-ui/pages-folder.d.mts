/** The absolute path of the folder of the built pages, for `createRouter`'s option of that name. */
export declare const pagesFolder: string;
