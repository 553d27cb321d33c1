import type { ComponentProps, CSSProperties } from 'react';

export type VisuallyHiddenProps = ComponentProps<'span'>;

const hidden: CSSProperties = {
  position: 'absolute',
  border: 0,
  width: 1,
  height: 1,
  padding: 0,
  margin: -1,
  overflow: 'hidden',
  clip: 'rect(0, 0, 0, 0)',
  whiteSpace: 'nowrap',
  wordWrap: 'normal',
};

/** Text for assistive technology only. Renders a `<span>`. */
export function VisuallyHidden({ style, ...props }: VisuallyHiddenProps) {
  return <span {...props} style={{ ...hidden, ...style }} />;
}
