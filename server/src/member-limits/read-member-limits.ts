import { reloadFile, type ReloadHooks } from '../files/reload-file';
import type { Settings } from '../settings/settings';
import { defaultMemberLimits, parseMemberLimits, type MemberLimits } from './member-limits';

/** @returns No limits when rate limits are off. @throws StartupError when the file is not valid. */
export function readMemberLimits(
  { rateLimits, limitsFile }: Pick<Settings, 'rateLimits' | 'limitsFile'>,
  hooks: ReloadHooks,
): () => MemberLimits | undefined {
  if (!rateLimits) return () => undefined;
  if (limitsFile === undefined) return () => defaultMemberLimits;
  return reloadFile({ file: limitsFile, parse: parseMemberLimits, ...hooks });
}
