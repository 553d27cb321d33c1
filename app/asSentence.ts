/** Error details start in lower case, after a field's name. */
export const asSentence = (message: string) => message.charAt(0).toUpperCase() + message.slice(1);
