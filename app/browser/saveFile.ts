/** Keeps the object URL valid until the download has started. */
const timeoutMs = 60_000;

export function saveFile(browser: Window, name: string, content: Blob): void {
  const link = browser.document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  browser.setTimeout(() => URL.revokeObjectURL(link.href), timeoutMs);
}
