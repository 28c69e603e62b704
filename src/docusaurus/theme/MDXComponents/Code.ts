/** What an element of Markdown is without styles of its own. */
export default "code";
