import { useLayoutEffect, useRef, type ComponentProps } from 'react';

import { mergeProps } from '../../hooks/mergeProps';
import { useMergedRef } from '../../hooks/useMergedRef';
import { useMessages } from '../../theme/MessagesProvider';
import { Avatar } from '../Avatar';
import { SuggestionPopup, Suggestions, useSuggestionList } from '../Suggestions';
import { TextArea, type TextAreaProps } from '../TextArea';
import { VisuallyHidden } from '../VisuallyHidden';
import { useCaretAnchor } from './useCaretAnchor';
import { StyledMentionTextArea, StyledName, StyledUsername } from './MentionTextArea.styles';
import { pictureOf, useMention, type MentionSearch } from './useMention';

export interface MentionTextAreaProps extends Omit<TextAreaProps, 'value' | 'defaultValue'> {
  /** The text as markup: `@[display](id)` is shown as `@display`. */
  value: string;
  /** Called with the new text as markup. The caller must accept it: the field shows it at once. */
  onValueChange?: (markup: string) => void;
  /** Finds people for the name after `@`, which is never empty. */
  search: MentionSearch;
}

/**
 * A text area that suggests people to mention after `@`. Arrow keys wrap around, Enter and Tab choose, Escape closes.
 * `ref` and the other props reach the `<textarea>`, whose role stays `textbox`: HTML allows no `combobox` there.
 */
export function MentionTextArea({ value, onValueChange, search, ref, ...props }: MentionTextAreaProps) {
  const texts = useMessages().mention;
  const area = useRef<HTMLTextAreaElement>(null);
  const nextCaret = useRef<number>(undefined);
  const { text, suggestions, focused, start, isOpen, send } = useMention({
    value,
    onValueChange,
    search,
    onCaretMove: (caret) => {
      nextCaret.current = caret;
    },
  });
  const anchor = useCaretAnchor(area, start);
  const list = useSuggestionList({
    isOpen,
    count: suggestions.length,
    focused,
    choosesOnTab: true,
    move: (step) => send({ type: 'focus.moved', step }),
    choose: () => send({ type: 'suggestion.chosen' }),
    dismiss: () => send({ type: 'list.dismissed' }),
  });
  const mergedRef = useMergedRef(area, ref);

  useLayoutEffect(() => {
    if (nextCaret.current === undefined) return;
    // After a blur, setting the selection would steal the focus.
    if (document.activeElement === area.current) {
      area.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    }
    nextCaret.current = undefined;
  });

  const own: ComponentProps<'textarea'> = {
    onChange: ({ target }) => send({ type: 'text.changed', text: target.value, caret: target.selectionEnd }),
    onSelect: ({ currentTarget }) => send({ type: 'caret.moved', caret: currentTarget.selectionEnd }),
    onKeyDown: list.onKeyDown,
    onBlur: () => send({ type: 'list.dismissed' }),
  };

  return (
    <StyledMentionTextArea>
      <TextArea
        dir="auto"
        {...props} // Keeps the types: merged props are untyped.
        {...mergeProps(own, props)}
        {...list.fieldProps}
        ref={mergedRef}
        value={text}
        countedText={value}
        aria-haspopup="listbox"
      />
      {isOpen && (
        <SuggestionPopup anchor={anchor} width="column">
          <Suggestions
            list={list}
            label={texts.suggestions}
            status={list.hasSuggestions ? undefined : texts.loading}
            suggestions={suggestions}
            keyOf={({ id }) => id}
            onChoose={(index) => send({ type: 'suggestion.chosen', index })}
            renderSuggestion={(choice) => (
              <>
                <Avatar name={choice.display} src={pictureOf(choice)} size={20} />
                <StyledName dir="auto">{choice.display}</StyledName>
                {choice.username && choice.username !== choice.display && (
                  <StyledUsername dir="auto">@{choice.username}</StyledUsername>
                )}
              </>
            )}
          />
        </SuggestionPopup>
      )}
      <VisuallyHidden role="status">
        {list.hasSuggestions ? texts.found(suggestions.length) : ''}
      </VisuallyHidden>
    </StyledMentionTextArea>
  );
}
