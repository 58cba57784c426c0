/** Id of the dialog; its opener and the host's analytics find it by this. */
export const solutionsDialogId = 'solutions-dialog';
