/** Words of JavaScript that are no names of variables. As classes, such as `.default`, they are common. */
const RESERVED =
  /^export (const|let|var) (break|case|catch|class|const|continue|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|new|null|return|super|switch|this|throw|true|try|typeof|var|void|while|with) =/gm;

/** Gives the classes of a CSS module whose names are reserved other names. `css-default.cjs` undoes it. */
module.exports = (code) => code.replace(RESERVED, "export $1 _reserved_$2 =");
