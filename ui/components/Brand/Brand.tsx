import type { ComponentProps, ReactNode } from 'react';

import { StyledBrand } from './Brand.styles';

export interface BrandProps extends ComponentProps<'span'> {
  /** The community's name. */
  name: string;
  /** The logo: an `<svg>` 26 px high, or an `<img>` with an empty `alt`. @default the alpha of Alphazone */
  mark?: ReactNode;
  /** Height of the default logo in px. @default 26 */
  markSize?: number;
  /** Whether to hide the name visually below 340 and between 720 and 940 px, where a bar is tight. @default false */
  isNameHiddenWhenTight?: boolean;
}

/** The community's logo and name. */
export function Brand({ name, mark, markSize = 26, isNameHiddenWhenTight = false, ...props }: BrandProps) {
  return (
    <StyledBrand $isNameHiddenWhenTight={isNameHiddenWhenTight} {...props}>
      {mark ?? <Alpha size={markSize} />}
      <span>{name}</span>
    </StyledBrand>
  );
}

function Alpha({ size }: { size: number }) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 28 28" fill="none">
      <path
        d="M25 4.5C22 12.5 17.6 22.5 10.4 22.5C5.8 22.5 3 18.9 3 14.2C3 9.5 5.8 6 10.4 6C16.2 6 18.6 14.4 20.6 18.6C21.9 21.4 23.3 22.5 25.2 22.5"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="10.2" cy="14.25" r="2.5" fill="currentColor" />
    </svg>
  );
}
