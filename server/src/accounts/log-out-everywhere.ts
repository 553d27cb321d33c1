import type { Services } from '../services';
import { revokeSessions } from './revoke-sessions';

export async function logOutEverywhere({ change }: Pick<Services, 'change'>, userId: string): Promise<void> {
  await change((unit) => revokeSessions(unit, userId));
}
