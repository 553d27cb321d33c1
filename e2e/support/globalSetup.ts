import { AlphazoneServer } from './AlphazoneServer';
import { makeDataTemplate } from './dataTemplate';

export default function globalSetup(): Promise<() => Promise<void>> {
  return makeDataTemplate(async (folder) => {
    const server = await AlphazoneServer.startOn(folder);
    await server.pause();
  });
}
