/** Texts of the search page. */
export const search = {
  title: 'Search',
  label: 'Words to look for in pages, questions and articles',
  send: 'Search',
};
