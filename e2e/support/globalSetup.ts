import { AlphazoneServer } from './AlphazoneServer';
import { makeDataTemplate } from './dataTemplate';

/** Creates the data folder that all servers copy. Returns a teardown function. */
export default function globalSetup(): Promise<() => Promise<void>> {
  return makeDataTemplate(async (folder) => {
    const server = await AlphazoneServer.startOn(folder);
    await server.pause();
  });
}
