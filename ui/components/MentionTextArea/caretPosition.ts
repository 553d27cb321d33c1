const copiedStyles = [
  'boxSizing',
  'direction',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'borderTopWidth',
  'borderRightWidth',
  'borderBottomWidth',
  'borderLeftWidth',
  'borderStyle',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'letterSpacing',
  'lineHeight',
  'textAlign',
  'tabSize',
] as const;

/** In px from the top left corner of the text area. Browsers have no API for it, so measure a hidden copy. */
export function caretPosition(area: HTMLTextAreaElement, index: number) {
  const computed = getComputedStyle(area);
  const box = document.createElement('div');
  for (const name of copiedStyles) box.style[name] = computed[name];
  Object.assign(box.style, {
    position: 'absolute',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
    inlineSize: `${area.offsetWidth}px`,
  });
  box.textContent = area.value.slice(0, index);
  const character = document.createElement('span');
  character.textContent = area.value.slice(index, index + 1) || '.';
  box.append(character);
  document.body.append(box);
  const position = {
    left: character.offsetLeft,
    top: character.offsetTop - area.scrollTop,
    height: character.offsetHeight,
  };
  box.remove();
  return position;
}
