import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

export type VisuallyHiddenProps = ComponentProps<'span'>;

/* Overrides a parent's styles for its children. */
const StyledHidden = styled.span`
  &&& {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: -1px;
    padding: 0;
    border: 0;
    overflow: hidden;
    clip: rect(0, 0, 0, 0);
    white-space: nowrap;
    overflow-wrap: normal;
  }
`;

/** Text for assistive technology only. Renders a `<span>`. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <StyledHidden {...props} />;
}
