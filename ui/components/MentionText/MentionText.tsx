import { parseMentions } from '@alphazone/machines';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

import { parseLinks } from '../../forum/links';
import { userPath } from '../../forum/paths';
import { Link } from '../Link';

const StyledMentionText = styled.div`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  unicode-bidi: plaintext;
`;

const StyledMention = styled(Link)`
  font-weight: ${({ theme }) => theme.fontWeight.medium};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

export interface MentionTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What somebody wrote; a mention is `@[display](id)`. Everything else is shown as it is. */
  text: string;
}

/** Shows what people wrote: mentions lead to the person as @name, web addresses become links, line breaks stay. Renders a `<div>`. */
export function MentionText({ text, ...props }: MentionTextProps) {
  return (
    <StyledMentionText dir="auto" {...props}>
      {parseMentions(text).map((part, index) =>
        part.type === 'mention' ? (
          <StyledMention key={index} href={userPath(part.id)}>
            @{part.display}
          </StyledMention>
        ) : (
          <PlainText key={index} text={part.text} />
        ),
      )}
    </StyledMentionText>
  );
}

function PlainText({ text }: { text: string }) {
  return parseLinks(text).map((part, index) =>
    part.kind === 'link' ? (
      <Link key={index} href={part.href} isExternal>
        {part.text}
      </Link>
    ) : (
      part.text
    ),
  );
}
