/** Id of the dialog; its openers and the host's analytics find it by this. */
export const solutionsDialogId = 'solutions-dialog';
