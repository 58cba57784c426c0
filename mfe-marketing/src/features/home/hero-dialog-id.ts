/** Id of the dialog; its button, which is part of the hero, finds it by this. */
export const heroDialogId = 'get-infrastructure';
