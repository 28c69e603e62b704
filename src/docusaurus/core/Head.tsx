export { Head as default } from "../../layout/Head/Head";
