/** How long the browser gets to take the file over, in milliseconds. */
const takeover = 60_000;

/** Downloads what is in memory. */
export function saveFile(browser: Window, name: string, content: Blob): void {
  const link = browser.document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  browser.setTimeout(() => URL.revokeObjectURL(link.href), takeover);
}
