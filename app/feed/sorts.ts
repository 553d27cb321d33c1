import { kinds } from '@alphazone/client/kinds';

import type { PostSort } from '../api/posts/postFilter';

/** The orders of a zone's feed. Spec section 2, Category feed. */
export const zoneSorts: readonly PostSort[] = ['hot', 'new'];

/** The orders of the general feed. Spec section 2, General feed. */
export const generalSorts: readonly PostSort[] = kinds.postSort;
