import { useImperativeHandle, type Ref, type RefObject } from 'react';

export interface TriggerAnchorProps {
  /** The element that opens the popup. */
  trigger: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLElement | null>;
}

/**
 * The child of a Radix trigger, in place of the element, which is there before Radix is. Radix takes its position from
 * it and returns the focus to it. Renders nothing.
 */
export function TriggerAnchor({ trigger, ref }: TriggerAnchorProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => trigger.current, [trigger]);
  return null;
}
