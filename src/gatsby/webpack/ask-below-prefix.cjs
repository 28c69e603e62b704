/** Lets Gatsby's loader ask below the path prefix whether there is a file at an unknown address. */
module.exports = (code) =>
  code.replaceAll("doFetch(rawPath, `HEAD`)", "doFetch(__PATH_PREFIX__ + rawPath, `HEAD`)");
