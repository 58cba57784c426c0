/** Id of the search dialog; its openers find it by this. */
export const searchDialogId = 'search-dialog';
