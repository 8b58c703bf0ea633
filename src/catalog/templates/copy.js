// Copies the prompt with its paragraphs. Without a script or a clipboard the button stays hidden.
for (const button of document.querySelectorAll('button[data-copies]')) {
  const paragraphs = [...document.getElementById(button.dataset.copies).children].map((part) => part.textContent);
  const status = button.parentElement.querySelector('[role="status"]');
  if (!navigator.clipboard) continue;
  button.hidden = false;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(`${paragraphs.join('\n\n')}\n`);
      status.textContent = 'Copied.';
    } catch {
      status.textContent = 'The browser did not allow it; please copy prompt.txt.';
    }
    setTimeout(() => {
      status.textContent = '';
    }, 4000);
  });
}
