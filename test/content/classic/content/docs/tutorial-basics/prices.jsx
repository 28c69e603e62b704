/** A table of a component, which is none of Markdown. */
export default function Prices() {
  return (
    <table>
      <tbody>
        <tr>
          <td>A toll</td>
        </tr>
      </tbody>
    </table>
  );
}
