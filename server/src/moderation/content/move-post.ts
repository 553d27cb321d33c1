import { badFields, conflict } from '../../errors';
import type { UnitOfWork } from '../../outcome/outcome';
import { unknownZoneProblem } from '../../posts/posts-rules';
import { moveCases } from '../../reports/move-cases';
import { zoneNamed, type SiteSettings } from '../../site/site-settings';
import type { PostContent } from './lock-content';
import { moderationMessages } from '../messages';
import { updatePost } from './update-post';

/** The zone as the site settings spell it. @throws 400 for an unknown zone. */
export function targetZone(site: SiteSettings, zone: string | undefined): string {
  const known = zone === undefined ? undefined : zoneNamed(site, zone);
  if (known === undefined) throw badFields({ ...unknownZoneProblem(site.zones), field: 'zone' });
  return known;
}

/** @throws 409 when the post is not in the zone that the moderator saw, or already in the new one. */
export async function movePost(
  unit: UnitOfWork,
  { post, zone }: PostContent,
  { to, expected }: { to: string; expected?: string | undefined },
): Promise<void> {
  if (zone === to || (expected !== undefined && expected !== zone))
    throw conflict(moderationMessages.movedAlready(zone));
  await updatePost(unit, post, { category: to });
  await moveCases(unit, post.id, { from: zone, to });
}
