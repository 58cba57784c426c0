/** Id of the place of the inline chat, which the button stands in for once it has left the window. */
export const chatPlaceId = 'chat';
