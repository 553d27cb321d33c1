/** Returns the implementation of an actor that the application provides. It throws when the actor starts. */
export const missingActor = (machine: string, actor: string) => (): never => {
  throw new Error(`${machine}Machine: provide the "${actor}" actor before starting it.`);
};
