import type { Services } from '../../services';
import { endSessions } from './end-sessions';

export async function logOutEverywhere({ change }: Pick<Services, 'change'>, userId: string): Promise<void> {
  await change((unit) => endSessions(unit, userId));
}
