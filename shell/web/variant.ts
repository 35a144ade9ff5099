/** Whether this installation is for dietitians, who have patients. The server writes it into the page. */
export function isDietitian(): boolean {
  return document.documentElement.dataset['variant'] === 'dietitian';
}
