// Copies the prompt as it stands on the page. Without a script or a clipboard the button stays hidden.
for (const button of document.querySelectorAll('button[data-copies]')) {
  const prompt = document.getElementById(button.dataset.copies).textContent;
  const status = button.parentElement.querySelector('[role="status"]');
  if (!navigator.clipboard) continue;
  button.hidden = false;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(`${prompt}\n`);
      status.textContent = 'Copied.';
    } catch {
      status.textContent = 'The browser did not allow it; please copy prompt.txt.';
    }
    setTimeout(() => {
      status.textContent = '';
    }, 4000);
  });
}
