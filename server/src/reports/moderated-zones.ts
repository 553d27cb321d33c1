import type { Roles } from '../moderation/permissions';
import type { Zones } from './cases-repository';

export const zonesOf = ({ administrator, moderates }: Roles): Zones => (administrator ? 'all' : moderates);
