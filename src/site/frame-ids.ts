/**
 * Ids of the page's frame. Each has a capital letter. The automatic id of a heading never has one, so
 * a heading “Content” or “Scripts” cannot take the id.
 */

/** Id of `<main>`, to which the skip link leads. */
export const MAIN_ID = "siteMain";

/** Id of the title of the table of contents. */
export const CONTENTS_ID = "siteContents";

/** Id of the `<template>` that holds the site's scripts until they start. */
export const SCRIPTS_ID = "siteScripts";

/** Id of the search dialog. The buttons that open it have this id in `aria-controls`. */
export const SEARCH_ID = "siteSearch";

/** Id of the comments, to which readers come back who have signed in. */
export const COMMENTS_ID = "siteComments";
