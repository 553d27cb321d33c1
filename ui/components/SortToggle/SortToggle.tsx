import { Flame, Sparkles } from 'lucide-react';

import { messages } from '../../messages';
import { SegmentedControl, type SegmentedControlProps } from '../SegmentedControl';

export type PostSort = 'hot' | 'new';

const segments = [
  { value: 'hot', label: messages.sort.hot, icon: <Flame aria-hidden /> },
  { value: 'new', label: messages.sort.new, icon: <Sparkles aria-hidden /> },
] as const;

export type SortToggleProps = Omit<SegmentedControlProps<PostSort>, 'segments' | 'label'>;

/** Hot (score) or New (time), the order of a category feed (spec section 2). Renders a radio group. */
export function SortToggle(props: SortToggleProps) {
  return <SegmentedControl label={messages.sort.label} segments={segments} {...props} />;
}
