import { Flame, Sparkles, Trophy } from 'lucide-react';

import { useMessages } from '../../theme/MessagesProvider';
import { SegmentedControl, type SegmentedControlProps } from '../SegmentedControl';

export type PostSort = 'hot' | 'new' | 'top';

const icons = {
  hot: <Flame aria-hidden />,
  new: <Sparkles aria-hidden />,
  top: <Trophy aria-hidden />,
} as const satisfies Record<PostSort, unknown>;

const categorySorts = ['hot', 'new'] as const satisfies PostSort[];

export interface SortToggleProps extends Omit<SegmentedControlProps<PostSort>, 'segments' | 'label'> {
  /** Zone feeds have Hot and New; the general feed also has Top. @default ['hot', 'new'] */
  sorts?: readonly PostSort[];
}

/** Selects the order of a feed: Hot, New or Top (by score). Renders a radio group. */
export function SortToggle({ sorts = categorySorts, ...props }: SortToggleProps) {
  const texts = useMessages().sort;
  const segments = sorts.map((value) => ({ value, label: texts[value], icon: icons[value] }));
  return <SegmentedControl label={texts.label} segments={segments} {...props} />;
}
