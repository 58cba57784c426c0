/** Header of a question with the `about` of the answer before it; holds nothing of what a visitor wrote. */
export const chatAboutHeader = 'x-chat-about';
