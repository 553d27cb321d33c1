/** Details of errors continue the name of a field. */
export const asSentence = (message: string) => message.charAt(0).toUpperCase() + message.slice(1);
