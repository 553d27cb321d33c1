import { AlphazoneServer } from './AlphazoneServer';
import { makeDataTemplate } from './dataTemplate';

/** Makes the data folder that the servers of all tests start from. Returns what removes it. */
export default function globalSetup(): Promise<() => Promise<void>> {
  return makeDataTemplate(async (folder) => {
    const server = await AlphazoneServer.startOn(folder);
    await server.pause();
  });
}
