/** The file of the kit's font with Latin letters, in a bundle. */
export const textFont = /inter-latin-wght-normal[^/]*\.woff2$/;
