/** The id of a picture of our server in its URL. Undefined for pictures of other sites. */
export const pictureId = (url: string | undefined): string | undefined =>
  /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/.exec(url ?? '')?.[1];
