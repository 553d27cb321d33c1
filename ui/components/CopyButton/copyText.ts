/** Uses `execCommand` without the Clipboard API, which requires TLS. @throws Error when the browser does not allow it. */
export async function copyText(text: string): Promise<void> {
  // Undefined without TLS, despite its type.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) {
    await clipboard.writeText(text);
    return;
  }
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  const focused = document.activeElement;
  // A dialog keeps the focus inside.
  (focused?.closest('[role$="dialog"]') ?? document.body).append(area);
  area.select();

  const isCopied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) {
    focused.focus();
  }
  if (!isCopied) {
    throw new Error('The browser did not allow copying. Select the text and copy it by hand.');
  }
}
